ALTER TABLE "group_standaarden" ADD COLUMN "standaarden_door" integer;--> statement-breakpoint
ALTER TABLE "group_standaarden" ADD COLUMN "standaarden_op" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "zichtbaarheid" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD COLUMN "overgedragen_van" integer;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD COLUMN "overgedragen_aan" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "standaarden_door" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "standaarden_op" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_standaarden" ADD CONSTRAINT "group_standaarden_standaarden_door_users_uid_fk" FOREIGN KEY ("standaarden_door") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_overgedragen_van_users_uid_fk" FOREIGN KEY ("overgedragen_van") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_overgedragen_aan_users_uid_fk" FOREIGN KEY ("overgedragen_aan") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_standaarden_door_users_uid_fk" FOREIGN KEY ("standaarden_door") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_maker" ON "projects" USING btree ("group_id","uid","changed","id") WHERE "projects"."deleted_at" is null;
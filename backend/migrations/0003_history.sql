CREATE TABLE "catalogi" (
	"group_id" integer NOT NULL,
	"hash" text NOT NULL,
	"document" text NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogi_group_id_hash_pk" PRIMARY KEY("group_id","hash")
);
--> statement-breakpoint
CREATE TABLE "group_standaarden" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"standaarden" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_revision_rows" (
	"project_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"rank" integer NOT NULL,
	"gevelvulling_id" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "project_revision_rows_project_id_revision_rank_pk" PRIMARY KEY("project_id","revision","rank")
);
--> statement-breakpoint
CREATE TABLE "project_revisions" (
	"project_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"previous" integer NOT NULL,
	"uid" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"restored_from" integer,
	"data_before" jsonb,
	"data_after" jsonb,
	"order_before" text,
	"text_before" text,
	CONSTRAINT "project_revisions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "samenvatting" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "samenvatting_stamp" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "standaarden" text;--> statement-breakpoint
ALTER TABLE "group_standaarden" ADD CONSTRAINT "group_standaarden_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revision_rows" ADD CONSTRAINT "project_revision_rows_revision_fk" FOREIGN KEY ("project_id","revision") REFERENCES "public"."project_revisions"("project_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_revisions_created" ON "project_revisions" USING btree ("created");
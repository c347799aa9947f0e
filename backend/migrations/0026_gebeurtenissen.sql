CREATE TABLE "gebeurtenissen" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"soort" text NOT NULL,
	"uid" integer,
	"over_uid" integer,
	"project_id" integer,
	"details" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gebeurtenissen" ADD CONSTRAINT "gebeurtenissen_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gebeurtenissen" ADD CONSTRAINT "gebeurtenissen_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gebeurtenissen" ADD CONSTRAINT "gebeurtenissen_over_uid_users_uid_fk" FOREIGN KEY ("over_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gebeurtenissen_group" ON "gebeurtenissen" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "gebeurtenissen_created" ON "gebeurtenissen" USING btree ("created");--> statement-breakpoint
CREATE INDEX "gebeurtenissen_uid" ON "gebeurtenissen" USING btree ("uid");
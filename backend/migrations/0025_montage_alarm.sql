CREATE TABLE "montage_alarm" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"nr" integer NOT NULL,
	"gemeld" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "montage_alarm" ADD CONSTRAINT "montage_alarm_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
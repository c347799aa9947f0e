CREATE TABLE "lijsten" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"uid" integer,
	"bestand" text NOT NULL,
	"blad" text,
	"sha256" text,
	"rijen" integer NOT NULL,
	"kolommen" jsonb NOT NULL,
	"antwoorden" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lijsten" ADD CONSTRAINT "lijsten_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lijsten" ADD CONSTRAINT "lijsten_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lijsten_project" ON "lijsten" USING btree ("project_id","created");
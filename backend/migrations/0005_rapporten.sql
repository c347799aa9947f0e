CREATE TABLE "rapporten" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"vraag" jsonb NOT NULL,
	"stand" text NOT NULL,
	"gedaan" integer DEFAULT 0 NOT NULL,
	"totaal" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"seen" timestamp (3) with time zone,
	"melding" text,
	"bestandsnaam" text,
	"bestand" "bytea",
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rapporten" ADD CONSTRAINT "rapporten_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rapporten" ADD CONSTRAINT "rapporten_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rapporten_stand" ON "rapporten" USING btree ("stand","created");--> statement-breakpoint
CREATE INDEX "rapporten_uid" ON "rapporten" USING btree ("uid");
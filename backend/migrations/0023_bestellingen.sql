CREATE TABLE "bestellingen" (
	"project_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"uid" integer,
	"op" timestamp (3) with time zone NOT NULL,
	"leverancier" text,
	"reserve" integer NOT NULL,
	"levering" text,
	"regels" jsonb NOT NULL,
	"advieshash" text NOT NULL,
	CONSTRAINT "bestellingen_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "bestellingen" ADD CONSTRAINT "bestellingen_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bestellingen" ADD CONSTRAINT "bestellingen_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bestellingen_uid" ON "bestellingen" USING btree ("uid");
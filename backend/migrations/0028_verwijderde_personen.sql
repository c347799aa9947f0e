CREATE TABLE "verwijderde_personen" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"mail_hash" text NOT NULL,
	"login_hash" text,
	"op" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verwijderde_personen" ADD CONSTRAINT "verwijderde_personen_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verwijderde_personen_mail" ON "verwijderde_personen" USING btree ("group_id","mail_hash");
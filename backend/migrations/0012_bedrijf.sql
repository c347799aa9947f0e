CREATE TABLE "group_logos" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"breedte" integer NOT NULL,
	"hoogte" integer NOT NULL,
	"bestand" "bytea" NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uitnodigingen" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"mail" text NOT NULL,
	"rol" text NOT NULL,
	"door" integer NOT NULL,
	"token_hash" text,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogi" ADD COLUMN "sinds" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_logos" ADD CONSTRAINT "group_logos_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uitnodigingen" ADD CONSTRAINT "uitnodigingen_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uitnodigingen" ADD CONSTRAINT "uitnodigingen_door_users_uid_fk" FOREIGN KEY ("door") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uitnodigingen_mail" ON "uitnodigingen" USING btree ("group_id",lower("mail"));--> statement-breakpoint
CREATE UNIQUE INDEX "uitnodigingen_token_hash" ON "uitnodigingen" USING btree ("token_hash");
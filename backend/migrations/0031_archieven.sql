CREATE TABLE "archief_delen" (
	"archief_id" uuid NOT NULL,
	"poging" smallint NOT NULL,
	"nummer" integer NOT NULL,
	"bestand" "bytea" NOT NULL,
	CONSTRAINT "archief_delen_archief_id_poging_nummer_pk" PRIMARY KEY("archief_id","poging","nummer")
);
--> statement-breakpoint
CREATE TABLE "archieven" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"stand" text NOT NULL,
	"gedaan" integer DEFAULT 0 NOT NULL,
	"totaal" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"seen" timestamp (3) with time zone,
	"melding" text,
	"bestandsnaam" text,
	"bytes" bigint,
	"sha256" text,
	"niet_opgenomen" integer DEFAULT 0 NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"klaar_op" timestamp (3) with time zone,
	"request_id" uuid
);
--> statement-breakpoint
ALTER TABLE "archief_delen" ADD CONSTRAINT "archief_delen_archief_id_archieven_id_fk" FOREIGN KEY ("archief_id") REFERENCES "public"."archieven"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archieven" ADD CONSTRAINT "archieven_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archieven" ADD CONSTRAINT "archieven_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archieven_stand" ON "archieven" USING btree ("stand","created");--> statement-breakpoint
CREATE INDEX "archieven_group" ON "archieven" USING btree ("group_id","created");--> statement-breakpoint
CREATE INDEX "archieven_uid" ON "archieven" USING btree ("uid");
CREATE TABLE "montage" (
	"project_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"nr" serial NOT NULL,
	"gevelvulling_id" text NOT NULL,
	"stuk" integer NOT NULL,
	"geplaatst" timestamp (3) with time zone,
	"ankers" jsonb NOT NULL,
	"afwijking" text,
	"toelichting" text NOT NULL,
	"fotos" jsonb NOT NULL,
	"op" timestamp (3) with time zone NOT NULL,
	"ontvangen" timestamp (3) with time zone NOT NULL,
	"getoond" jsonb NOT NULL,
	"advies" text NOT NULL,
	"uid" integer,
	"door" text,
	"verzoek" text NOT NULL,
	CONSTRAINT "montage_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "montage_fotos" (
	"project_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"bestand" "bytea" NOT NULL,
	"uid" integer,
	"created" timestamp (3) with time zone NOT NULL,
	"verzoek" text NOT NULL,
	CONSTRAINT "montage_fotos_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "inzage_links" ADD COLUMN "soort" text;--> statement-breakpoint
ALTER TABLE "montage" ADD CONSTRAINT "montage_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montage" ADD CONSTRAINT "montage_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montage_fotos" ADD CONSTRAINT "montage_fotos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montage_fotos" ADD CONSTRAINT "montage_fotos_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "montage_uid" ON "montage" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "montage_fotos_gebruik" ON "montage_fotos" USING btree ("project_id","bytes");--> statement-breakpoint
CREATE INDEX "montage_fotos_uid" ON "montage_fotos" USING btree ("uid");
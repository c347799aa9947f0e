CREATE TABLE "bedrijfslogin_accounts" (
	"group_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"uid" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bedrijfslogin_accounts_group_id_issuer_subject_pk" PRIMARY KEY("group_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "bedrijfslogin_pogingen" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"group_id" integer NOT NULL,
	"verzegeld" text NOT NULL,
	"bestemming" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bedrijfslogins" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"geheim" text NOT NULL,
	"domeinen" text[] NOT NULL,
	"rolclaim" text,
	"rollen" jsonb NOT NULL,
	"standaardrol" text,
	"changed" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "bedrijfslogin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "wachtwoord_verboden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "vernieuwing" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "controle" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "gecontroleerd" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bedrijfslogin_accounts" ADD CONSTRAINT "bedrijfslogin_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bedrijfslogin_accounts" ADD CONSTRAINT "bedrijfslogin_accounts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bedrijfslogin_pogingen" ADD CONSTRAINT "bedrijfslogin_pogingen_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bedrijfslogins" ADD CONSTRAINT "bedrijfslogins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bedrijfslogin_accounts_uid" ON "bedrijfslogin_accounts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_controle" ON "sessions" USING btree ("controle");
CREATE TABLE "external_connections" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"type" text NOT NULL,
	"external_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flood" (
	"id" serial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"identifier" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"roles" text[] NOT NULL,
	CONSTRAINT "group_members_group_id_uid_pk" PRIMARY KEY("group_id","uid")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"user_registration" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"etag" text,
	"location" text,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"referentienummer" text,
	"type_bouw" text,
	"windgebied" smallint,
	"omgevingsgebied" text,
	"gebouwhoogte" double precision,
	"windvorm_factor" double precision,
	"werkadres" text,
	"plaats_werkadres" text,
	"version" text,
	"gevelvullingen_json" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"pass_hash" text NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"company_name" text,
	"address" text,
	"postal_code" text,
	"city" text,
	"contact_person" text,
	"created" timestamp (3) with time zone NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL,
	"login" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "external_connections" ADD CONSTRAINT "external_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_connections_project_id" ON "external_connections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "external_connections_external_id" ON "external_connections" USING btree ("external_id","type");--> statement-breakpoint
CREATE INDEX "flood_event" ON "flood" USING btree ("event","identifier","created");--> statement-breakpoint
CREATE INDEX "group_members_uid" ON "group_members" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "projects_changed" ON "projects" USING btree ("group_id","changed","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("group_id","created","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_name" ON "projects" USING btree ("group_id",lower("name"),"id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_referentienummer" ON "projects" USING btree ("group_id",lower("referentienummer"),"id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_uid" ON "projects" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "projects_deleted_at" ON "projects" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_name" ON "users" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_mail" ON "users" USING btree (lower("mail"));
CREATE TABLE "inzage_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"request_key" uuid,
	"label" text,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "inzage_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "inzage_links_request" UNIQUE("created_by","request_key")
);
--> statement-breakpoint
CREATE TABLE "inzage_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rapporten" ADD COLUMN "inzage_link" uuid;--> statement-breakpoint
ALTER TABLE "inzage_links" ADD CONSTRAINT "inzage_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inzage_links" ADD CONSTRAINT "inzage_links_created_by_users_uid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inzage_sessions" ADD CONSTRAINT "inzage_sessions_link_id_inzage_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."inzage_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inzage_links_project" ON "inzage_links" USING btree ("project_id","created");--> statement-breakpoint
CREATE INDEX "inzage_sessions_link" ON "inzage_sessions" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "rapporten" ADD CONSTRAINT "rapporten_inzage_link_inzage_links_id_fk" FOREIGN KEY ("inzage_link") REFERENCES "public"."inzage_links"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "mail_queue" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"next_attempt" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_queue_next_attempt" ON "mail_queue" USING btree ("next_attempt");--> statement-breakpoint
CREATE INDEX "reset_tokens_uid" ON "reset_tokens" USING btree ("uid");
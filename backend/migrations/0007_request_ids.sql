ALTER TABLE "mail_queue" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "rapporten" ADD COLUMN "request_id" uuid;
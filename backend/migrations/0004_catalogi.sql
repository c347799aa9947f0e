ALTER TABLE "catalogi" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "catalogi" ADD COLUMN "versie" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "catalogus" jsonb;
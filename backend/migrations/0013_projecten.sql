-- Until 0014 this column was generated from the stored text, which could stop the embedded database.
ALTER TABLE "projects" ADD COLUMN "merken" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "herkomst" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "projects_lijst" ON "projects" USING btree ("group_id","uid") WHERE "projects"."deleted_at" is null and "projects"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "projects_archief" ON "projects" USING btree ("group_id","changed","id") WHERE "projects"."deleted_at" is null and "projects"."archived_at" is not null;
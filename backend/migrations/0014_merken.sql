-- No statement reads the text any more: the backend takes the merken out and says of which revision they are.
ALTER TABLE "projects" ALTER COLUMN "merken" DROP EXPRESSION IF EXISTS;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "merken_revision" integer;--> statement-breakpoint
-- What the database took out is true still; where it found none the backend looks at its start.
UPDATE "projects" SET "merken_revision" = "revision" WHERE "merken" IS NOT NULL;--> statement-breakpoint
DROP FUNCTION IF EXISTS gevelvulling_merken(text);

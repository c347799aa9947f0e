ALTER TABLE "rapporten" ADD COLUMN "paginas" integer;--> statement-breakpoint
ALTER TABLE "rapporten" ADD COLUMN "sha256" text;--> statement-breakpoint
UPDATE "rapporten" SET "sha256" = encode(sha256("bestand"), 'hex') WHERE "bestand" IS NOT NULL;

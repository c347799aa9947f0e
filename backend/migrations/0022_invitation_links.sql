ALTER TABLE "uitnodigingen" ADD COLUMN "naam" text;--> statement-breakpoint
ALTER TABLE "uitnodigingen" ADD COLUMN "link_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "uitnodigingen_link_hash" ON "uitnodigingen" USING btree ("link_hash");
CREATE FUNCTION gevelvulling_merken(tekst text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT string_agg(translate(gevelvulling #>> '{gevelvullingEnKaderData,merk}', E'\n', ' '), E'\n' ORDER BY plaats)
    FROM json_array_elements(tekst::json) WITH ORDINALITY AS lijst(gevelvulling, plaats)
  );
EXCEPTION WHEN OTHERS THEN
  -- Text that is no list of gevelvullingen has no merken: no write fails on it.
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "merken" text GENERATED ALWAYS AS (gevelvulling_merken(gevelvullingen_json)) STORED;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "herkomst" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "projects_lijst" ON "projects" USING btree ("group_id","uid") WHERE "projects"."deleted_at" is null and "projects"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "projects_archief" ON "projects" USING btree ("group_id","changed","id") WHERE "projects"."deleted_at" is null and "projects"."archived_at" is not null;
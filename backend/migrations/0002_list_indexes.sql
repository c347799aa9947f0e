DROP INDEX "projects_name";--> statement-breakpoint
DROP INDEX "projects_referentienummer";--> statement-breakpoint
DROP INDEX "projects_uid";--> statement-breakpoint
CREATE INDEX "projects_referentienummer_desc" ON "projects" USING btree ("group_id",lower("referentienummer") desc nulls last,"id" DESC NULLS FIRST,"referentienummer") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_name" ON "projects" USING btree ("group_id",lower("name"),"id","name") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_referentienummer" ON "projects" USING btree ("group_id",lower("referentienummer"),"id","referentienummer") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_uid" ON "projects" USING btree ("uid","group_id") WHERE "projects"."deleted_at" is null;
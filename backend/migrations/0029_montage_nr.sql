CREATE INDEX "gebeurtenissen_personen" ON "gebeurtenissen" USING btree ("group_id","uid");--> statement-breakpoint
CREATE INDEX "montage_nr" ON "montage" USING btree ("project_id","nr");
CREATE TABLE "beeindigde_lidmaatschappen" (
	"group_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"door" integer NOT NULL,
	"op" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "beeindigde_lidmaatschappen_group_id_uid_pk" PRIMARY KEY("group_id","uid")
);
--> statement-breakpoint
ALTER TABLE "beeindigde_lidmaatschappen" ADD CONSTRAINT "beeindigde_lidmaatschappen_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beeindigde_lidmaatschappen" ADD CONSTRAINT "beeindigde_lidmaatschappen_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beeindigde_lidmaatschappen" ADD CONSTRAINT "beeindigde_lidmaatschappen_door_users_uid_fk" FOREIGN KEY ("door") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;
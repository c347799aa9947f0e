CREATE UNLOGGED TABLE "request_counts" (
	"who" text NOT NULL,
	"slice" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "request_counts_who_slice_pk" PRIMARY KEY("who","slice")
);

CREATE TABLE "network_homes" (
	"market" text DEFAULT 'us' NOT NULL,
	"version_id" integer NOT NULL,
	"location_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"street_key" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"file_at" integer NOT NULL,
	"line" integer NOT NULL,
	"street" text NOT NULL,
	"unit" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"unit_count" integer NOT NULL,
	"technology" text,
	"download_mbps" integer,
	"upload_mbps" integer,
	"is_low_latency" boolean,
	"customers" text,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "network_homes_market_version_id_location_id_key_pk" PRIMARY KEY("market","version_id","location_id","key")
);
--> statement-breakpoint
CREATE TABLE "network_services" (
	"market" text DEFAULT 'us' NOT NULL,
	"version_id" integer NOT NULL,
	"location_id" text NOT NULL,
	"technology" text,
	"download_mbps" integer,
	"upload_mbps" integer,
	"is_low_latency" boolean,
	"customers" text,
	CONSTRAINT "network_services_market_version_id_location_id_pk" PRIMARY KEY("market","version_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "network_streets" (
	"market" text DEFAULT 'us' NOT NULL,
	"version_id" integer NOT NULL,
	"key" text collate "C" NOT NULL,
	"search" text collate "C" NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"own" jsonb NOT NULL,
	"numbers" jsonb NOT NULL,
	"is_served" boolean NOT NULL,
	CONSTRAINT "network_streets_market_version_id_key_pk" PRIMARY KEY("market","version_id","key")
);
--> statement-breakpoint
CREATE TABLE "network_versions" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"switched_at" bigint,
	"state" text NOT NULL,
	"rows_read" integer NOT NULL,
	"files" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "network_versions_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "network_versions_state" CHECK ("network_versions"."state" in ('loading', 'ready', 'active', 'retired'))
);
--> statement-breakpoint
CREATE INDEX "network_homes_key" ON "network_homes" USING btree ("market","version_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "network_versions_active" ON "network_versions" USING btree ("market") WHERE "network_versions"."state" = 'active';--> statement-breakpoint
CREATE INDEX "network_streets_search" ON "network_streets" USING btree ("market","version_id","search");--> statement-breakpoint
CREATE INDEX "network_streets_zip" ON "network_streets" USING btree ("market","version_id","zip");--> statement-breakpoint
CREATE INDEX "network_homes_line" ON "network_homes" USING btree ("market","version_id","number","street_key");--> statement-breakpoint
CREATE TABLE "crew_plans" (
	"market" text DEFAULT 'us' NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "crew_plans_market_area_kind_pk" PRIMARY KEY("market","area","kind"),
	CONSTRAINT "crew_plans_kind" CHECK ("crew_plans"."kind" in ('installation', 'siteVisit'))
);

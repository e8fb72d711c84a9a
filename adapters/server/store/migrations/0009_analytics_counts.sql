CREATE TABLE "analytics_counts" (
	"market" text DEFAULT 'us' NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"variants" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_counts_market_day_name_place_variants_pk" PRIMARY KEY("market","day","name","place","variants")
);

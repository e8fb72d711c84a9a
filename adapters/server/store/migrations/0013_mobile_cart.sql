CREATE TABLE "device_stock" (
	"market" text DEFAULT 'us' NOT NULL,
	"sku" text NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "device_stock_market_sku_pk" PRIMARY KEY("market","sku"),
	CONSTRAINT "device_stock_units" CHECK ("device_stock"."units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "mobile_items" jsonb;
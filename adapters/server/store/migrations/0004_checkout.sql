CREATE TABLE "checkout_facts" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "checkout_facts_market_owner_pk" PRIMARY KEY("market","owner")
);
--> statement-breakpoint
CREATE TABLE "order_details" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "order_details_market_owner_pk" PRIMARY KEY("market","owner")
);
--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD COLUMN "conduct" text DEFAULT 'prompt' NOT NULL;
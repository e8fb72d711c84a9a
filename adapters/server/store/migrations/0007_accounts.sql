CREATE TABLE "account_changes" (
	"market" text DEFAULT 'us' NOT NULL,
	"key" text NOT NULL,
	"settled_cents" integer NOT NULL,
	"added" jsonb NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "account_changes_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "account_proven_at" bigint;--> statement-breakpoint
CREATE INDEX "account_changes_changed_at" ON "account_changes" USING btree ("market","changed_at");
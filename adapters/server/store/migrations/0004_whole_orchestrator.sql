CREATE TABLE "coupon_holds" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"code" text NOT NULL,
	"held_until" bigint,
	CONSTRAINT "coupon_holds_market_owner_code_pk" PRIMARY KEY("market","owner","code")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"market" text DEFAULT 'us' NOT NULL,
	"code" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_uses_market_code_pk" PRIMARY KEY("market","code"),
	CONSTRAINT "coupon_uses_used" CHECK ("coupon_uses"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kept_carts" (
	"market" text DEFAULT 'us' NOT NULL,
	"cart_id" text NOT NULL,
	"owner" text NOT NULL,
	"record" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" bigint NOT NULL,
	"code_spent_on" text,
	CONSTRAINT "kept_carts_market_cart_id_pk" PRIMARY KEY("market","cart_id")
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"market" text DEFAULT 'us' NOT NULL,
	"key" text NOT NULL,
	"code_name" text,
	"tries_left" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"sent" integer NOT NULL,
	"window_ends_at" bigint NOT NULL,
	CONSTRAINT "order_codes_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"written_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"expires_at" bigint,
	"reason" text,
	CONSTRAINT "outbox_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('waiting', 'sent', 'expired', 'parked'))
);
--> statement-breakpoint
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
ALTER TABLE "sessions" ADD COLUMN "programs" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "coupons" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD COLUMN "conduct" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_holds_held_until" ON "coupon_holds" USING btree ("market","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_carts_code_hash" ON "kept_carts" USING btree ("market","code_hash");--> statement-breakpoint
CREATE INDEX "kept_carts_saved_at" ON "kept_carts" USING btree ("market","saved_at");--> statement-breakpoint
CREATE INDEX "order_codes_window_ends_at" ON "order_codes" USING btree ("market","window_ends_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("market","due_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_written_at" ON "outbox" USING btree ("market","written_at");
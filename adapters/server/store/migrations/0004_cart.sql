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
ALTER TABLE "sessions" ADD COLUMN "coupons" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step" text;--> statement-breakpoint
CREATE INDEX "coupon_holds_held_until" ON "coupon_holds" USING btree ("market","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_carts_code_hash" ON "kept_carts" USING btree ("market","code_hash");--> statement-breakpoint
CREATE INDEX "kept_carts_saved_at" ON "kept_carts" USING btree ("market","saved_at");
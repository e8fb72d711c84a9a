ALTER TABLE "carts" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_windows" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_intents" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_charges" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_keys" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "tallies" ADD COLUMN "market" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
DROP INDEX "carts_id";--> statement-breakpoint
DROP INDEX "idempotency_keys_claimed_at";--> statement-breakpoint
DROP INDEX "installation_windows_area_date";--> statement-breakpoint
DROP INDEX "order_intents_live_cart";--> statement-breakpoint
DROP INDEX "order_intents_order_number";--> statement-breakpoint
DROP INDEX "order_intents_owner";--> statement-breakpoint
DROP INDEX "order_intents_pending";--> statement-breakpoint
DROP INDEX "orders_cart_id";--> statement-breakpoint
DROP INDEX "orders_order_number";--> statement-breakpoint
DROP INDEX "reservations_held_until";--> statement-breakpoint
DROP INDEX "sessions_secret_hash";--> statement-breakpoint
DROP INDEX "sessions_opened_at";--> statement-breakpoint
DROP INDEX "tallies_ends_at";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_owner_key_pk";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_pkey";--> statement-breakpoint
ALTER TABLE "installation_windows" DROP CONSTRAINT "installation_windows_pkey";--> statement-breakpoint
ALTER TABLE "order_intents" DROP CONSTRAINT "order_intents_pkey";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pkey";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "ledger_charges" DROP CONSTRAINT "ledger_charges_pkey";--> statement-breakpoint
ALTER TABLE "ledger_payments" DROP CONSTRAINT "ledger_payments_pkey";--> statement-breakpoint
ALTER TABLE "payment_keys" DROP CONSTRAINT "payment_keys_pkey";--> statement-breakpoint
ALTER TABLE "tallies" DROP CONSTRAINT "tallies_pkey";--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_market_owner_pk" PRIMARY KEY("market","owner");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_market_owner_key_pk" PRIMARY KEY("market","owner","key");--> statement-breakpoint
ALTER TABLE "installation_windows" ADD CONSTRAINT "installation_windows_market_id_pk" PRIMARY KEY("market","id");--> statement-breakpoint
ALTER TABLE "order_intents" ADD CONSTRAINT "order_intents_market_id_pk" PRIMARY KEY("market","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_market_owner_pk" PRIMARY KEY("market","owner");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_market_owner_pk" PRIMARY KEY("market","owner");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_market_owner_pk" PRIMARY KEY("market","owner");--> statement-breakpoint
ALTER TABLE "ledger_charges" ADD CONSTRAINT "ledger_charges_market_key_pk" PRIMARY KEY("market","key");--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD CONSTRAINT "ledger_payments_market_token_pk" PRIMARY KEY("market","token");--> statement-breakpoint
ALTER TABLE "payment_keys" ADD CONSTRAINT "payment_keys_market_key_id_pk" PRIMARY KEY("market","key_id");--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_market_name_pk" PRIMARY KEY("market","name");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_id" ON "carts" USING btree ("market","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_claimed_at" ON "idempotency_keys" USING btree ("market","claimed_at");--> statement-breakpoint
CREATE INDEX "installation_windows_area_date" ON "installation_windows" USING btree ("market","area","date");--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_live_cart" ON "order_intents" USING btree ("market","cart_id") WHERE "order_intents"."state" in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_order_number" ON "order_intents" USING btree ("market","order_number");--> statement-breakpoint
CREATE INDEX "order_intents_owner" ON "order_intents" USING btree ("market","owner");--> statement-breakpoint
CREATE INDEX "order_intents_pending" ON "order_intents" USING btree ("market","started_at") WHERE "order_intents"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart_id" ON "orders" USING btree ("market","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number" ON "orders" USING btree ("market","order_number");--> statement-breakpoint
CREATE INDEX "reservations_held_until" ON "reservations" USING btree ("market","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_hash" ON "sessions" USING btree ("market","secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_opened_at" ON "sessions" USING btree ("market","opened_at");--> statement-breakpoint
CREATE INDEX "tallies_ends_at" ON "tallies" USING btree ("market","ends_at");

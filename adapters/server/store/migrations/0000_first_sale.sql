CREATE TABLE "carts" (
	"owner" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"marker" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "carts_marker" CHECK ("carts"."marker" in ('active', 'ordered'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"claimed_at" bigint NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "installation_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "installation_windows_booked" CHECK ("installation_windows"."booked" between 0 and "installation_windows"."capacity")
);
--> statement-breakpoint
CREATE TABLE "order_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"started_at" bigint NOT NULL,
	"monthly_cents" integer NOT NULL,
	"due_today_cents" integer NOT NULL,
	"card_token" text NOT NULL,
	"order_number" text NOT NULL,
	"receipt" jsonb NOT NULL,
	CONSTRAINT "order_intents_state" CHECK ("order_intents"."state" in ('pending', 'paid', 'failed')),
	CONSTRAINT "order_intents_cents" CHECK ("order_intents"."monthly_cents" >= 0 and "order_intents"."due_today_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"owner" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"order_number" text NOT NULL,
	"placed_at" bigint NOT NULL,
	"monthly_cents" integer NOT NULL,
	"due_today_cents" integer NOT NULL,
	"receipt" jsonb NOT NULL,
	CONSTRAINT "orders_cents" CHECK ("orders"."monthly_cents" >= 0 and "orders"."due_today_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"owner" text PRIMARY KEY NOT NULL,
	"window_id" text NOT NULL,
	"held_until" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"owner" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"localization" jsonb NOT NULL,
	"cart_id" text NOT NULL,
	"customer" jsonb,
	"install_kind" text,
	"agreements" jsonb NOT NULL,
	"card" jsonb
);
--> statement-breakpoint
CREATE TABLE "ledger_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"last_four" text NOT NULL,
	"declines" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "ledger_charges_state" CHECK ("ledger_charges"."state" in ('captured', 'declined', 'voided')),
	CONSTRAINT "ledger_charges_amount" CHECK ("ledger_charges"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"phase_id" text NOT NULL,
	"cipher_key" text NOT NULL,
	"integrity_key" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "carts_id" ON "carts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "installation_windows_area_date" ON "installation_windows" USING btree ("area","date");--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_live_cart" ON "order_intents" USING btree ("cart_id") WHERE "order_intents"."state" in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_order_number" ON "order_intents" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_intents_owner" ON "order_intents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "order_intents_pending" ON "order_intents" USING btree ("started_at") WHERE "order_intents"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart_id" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "reservations_held_until" ON "reservations" USING btree ("held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_hash" ON "sessions" USING btree ("secret_hash");
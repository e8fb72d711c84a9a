CREATE TABLE "carts" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"marker" text NOT NULL,
	"lines" jsonb NOT NULL,
	"mobile_items" jsonb,
	CONSTRAINT "carts_market_owner_pk" PRIMARY KEY("market","owner"),
	CONSTRAINT "carts_marker" CHECK ("carts"."marker" in ('active', 'ordered'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"claimed_at" bigint NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_market_owner_key_pk" PRIMARY KEY("market","owner","key")
);
--> statement-breakpoint
CREATE TABLE "installation_windows" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "installation_windows_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "installation_windows_booked" CHECK ("installation_windows"."booked" between 0 and "installation_windows"."capacity")
);
--> statement-breakpoint
CREATE TABLE "order_intents" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"owner" text NOT NULL,
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"started_at" bigint NOT NULL,
	"monthly_cents" integer NOT NULL,
	"due_today_cents" integer NOT NULL,
	"payment_token" text NOT NULL,
	"order_number" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"receipt" jsonb,
	CONSTRAINT "order_intents_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "order_intents_state" CHECK ("order_intents"."state" in ('pending', 'paid', 'failed')),
	CONSTRAINT "order_intents_cents" CHECK ("order_intents"."monthly_cents" >= 0 and "order_intents"."due_today_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"cart_id" text NOT NULL,
	"order_number" text NOT NULL,
	"placed_at" bigint NOT NULL,
	"monthly_cents" integer NOT NULL,
	"due_today_cents" integer NOT NULL,
	"receipt" jsonb,
	CONSTRAINT "orders_market_owner_pk" PRIMARY KEY("market","owner"),
	CONSTRAINT "orders_cents" CHECK ("orders"."monthly_cents" >= 0 and "orders"."due_today_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"window_id" text NOT NULL,
	"held_until" bigint,
	CONSTRAINT "reservations_market_owner_pk" PRIMARY KEY("market","owner")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"market" text DEFAULT 'us' NOT NULL,
	"owner" text NOT NULL,
	"secret_hash" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"localization" jsonb NOT NULL,
	"cart_id" text NOT NULL,
	"customer" jsonb,
	"risk" jsonb,
	"install_kind" text,
	"agreements" jsonb NOT NULL,
	"payment" jsonb,
	"programs" jsonb,
	"coupons" jsonb,
	"phone_lines" jsonb,
	"account_proven_at" bigint,
	"step" text,
	"holds" jsonb,
	"purge_at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint + 86400000 NOT NULL,
	CONSTRAINT "sessions_market_owner_pk" PRIMARY KEY("market","owner")
);
--> statement-breakpoint
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
CREATE TABLE "analytics_counts" (
	"market" text DEFAULT 'us' NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"variants" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_counts_market_day_name_place_variants_pk" PRIMARY KEY("market","day","name","place","variants")
);
--> statement-breakpoint
CREATE TABLE "kept_carts" (
	"market" text DEFAULT 'us' NOT NULL,
	"cart_id" text NOT NULL,
	"owner" text NOT NULL,
	"record" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	"code_hash" text,
	"code_expires_at" bigint,
	"code_spent_on" text,
	CONSTRAINT "kept_carts_market_cart_id_pk" PRIMARY KEY("market","cart_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_charges" (
	"market" text DEFAULT 'us' NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "ledger_charges_market_key_pk" PRIMARY KEY("market","key"),
	CONSTRAINT "ledger_charges_state" CHECK ("ledger_charges"."state" in ('captured', 'declined', 'voided')),
	CONSTRAINT "ledger_charges_amount" CHECK ("ledger_charges"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_payments" (
	"market" text DEFAULT 'us' NOT NULL,
	"token" text NOT NULL,
	"summary" jsonb NOT NULL,
	"declines" boolean NOT NULL,
	"conduct" text DEFAULT 'prompt' NOT NULL,
	"stored_at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint NOT NULL,
	CONSTRAINT "ledger_payments_market_token_pk" PRIMARY KEY("market","token")
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"market" text DEFAULT 'us' NOT NULL,
	"key_id" text NOT NULL,
	"session_key" text NOT NULL,
	"phase_id" text NOT NULL,
	"secret_id" text DEFAULT '' NOT NULL,
	"cipher_key" text,
	"integrity_key" text,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "payment_keys_market_key_id_pk" PRIMARY KEY("market","key_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"market" text DEFAULT 'us' NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "tallies_market_name_pk" PRIMARY KEY("market","name")
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
	"language" text DEFAULT 'es' NOT NULL,
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
CREATE TABLE "account_changes" (
	"market" text DEFAULT 'us' NOT NULL,
	"key" text NOT NULL,
	"settled_cents" integer NOT NULL,
	"added" jsonb NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "account_changes_market_key_pk" PRIMARY KEY("market","key")
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
CREATE TABLE "follow_ups" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"street" text NOT NULL,
	"unit" text NOT NULL,
	"zip" text NOT NULL,
	"statement" text,
	"language" text DEFAULT 'es' NOT NULL,
	"requested_at" bigint NOT NULL,
	CONSTRAINT "follow_ups_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "follow_ups_kind" CHECK ("follow_ups"."kind" in ('notice', 'dispute'))
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"market" text DEFAULT 'us' NOT NULL,
	"kind" text NOT NULL,
	"period" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "identity_keys_market_kind_period_pk" PRIMARY KEY("market","kind","period"),
	CONSTRAINT "identity_keys_kind" CHECK ("identity_keys"."kind" in ('signing', 'cookie'))
);
--> statement-breakpoint
CREATE TABLE "identity_logins" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text,
	"accounts" jsonb NOT NULL,
	"factor" text NOT NULL,
	"totp_secret" text,
	"code_name" text,
	"code_tries_left" integer NOT NULL,
	"code_expires_at" bigint NOT NULL,
	"codes_sent" integer NOT NULL,
	"codes_window_ends_at" bigint NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" bigint NOT NULL,
	"last_step" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "identity_logins_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "identity_logins_factor" CHECK (("identity_logins"."factor" = 'totp') = ("identity_logins"."totp_secret" is not null))
);
--> statement-breakpoint
CREATE TABLE "identity_payloads" (
	"market" text DEFAULT 'us' NOT NULL,
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" text NOT NULL,
	"uid" text,
	"grant_id" text,
	"consumed_at" bigint,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "identity_payloads_market_model_id_pk" PRIMARY KEY("market","model","id")
);
--> statement-breakpoint
CREATE TABLE "device_stock" (
	"market" text DEFAULT 'us' NOT NULL,
	"sku" text NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "device_stock_market_sku_pk" PRIMARY KEY("market","sku"),
	CONSTRAINT "device_stock_units" CHECK ("device_stock"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"market" text DEFAULT 'us' NOT NULL,
	"imei_key" text NOT NULL,
	"owner" text NOT NULL,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "trade_ins_market_imei_key_pk" PRIMARY KEY("market","imei_key")
);
--> statement-breakpoint
CREATE TABLE "portal_accounts" (
	"market" text DEFAULT 'us' NOT NULL,
	"account_id" text NOT NULL,
	"account" jsonb NOT NULL,
	"owed_cents" integer NOT NULL,
	"ends_on" date,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "portal_accounts_market_account_id_pk" PRIMARY KEY("market","account_id")
);
--> statement-breakpoint
CREATE TABLE "service_changes" (
	"market" text DEFAULT 'us' NOT NULL,
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "service_changes_market_account_id_id_pk" PRIMARY KEY("market","account_id","id"),
	CONSTRAINT "service_changes_state" CHECK ("service_changes"."state" in ('pending', 'confirmed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "portal_sessions" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"is_mobile" boolean NOT NULL,
	"claim_state" text NOT NULL,
	"role" text,
	"is_mfa_confirmed" boolean NOT NULL,
	"accounts" jsonb NOT NULL,
	"account_id" text,
	"opened_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"validated_at" bigint NOT NULL,
	"token_expires_at" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"tokens" text NOT NULL,
	CONSTRAINT "portal_sessions_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "portal_sessions_role" CHECK (("portal_sessions"."claim_state" = 'read') = ("portal_sessions"."role" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "carts_id" ON "carts" USING btree ("market","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_claimed_at" ON "idempotency_keys" USING btree ("market","claimed_at");--> statement-breakpoint
CREATE INDEX "installation_windows_area_date" ON "installation_windows" USING btree ("market","area","date");--> statement-breakpoint
CREATE INDEX "installation_windows_date" ON "installation_windows" USING btree ("market","date");--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_live_cart" ON "order_intents" USING btree ("market","cart_id") WHERE "order_intents"."state" in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "order_intents_order_number" ON "order_intents" USING btree ("market","order_number");--> statement-breakpoint
CREATE INDEX "order_intents_owner" ON "order_intents" USING btree ("market","owner");--> statement-breakpoint
CREATE INDEX "order_intents_pending" ON "order_intents" USING btree ("market","started_at") WHERE "order_intents"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "order_intents_receipt" ON "order_intents" USING btree ("market","started_at") WHERE "order_intents"."receipt" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart_id" ON "orders" USING btree ("market","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number" ON "orders" USING btree ("market","order_number");--> statement-breakpoint
CREATE INDEX "orders_receipt" ON "orders" USING btree ("market","placed_at") WHERE "orders"."receipt" is not null;--> statement-breakpoint
CREATE INDEX "reservations_held_until" ON "reservations" USING btree ("market","held_until");--> statement-breakpoint
CREATE INDEX "reservations_window_id" ON "reservations" USING btree ("market","window_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_hash" ON "sessions" USING btree ("market","secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_purge_at" ON "sessions" USING btree ("market","purge_at");--> statement-breakpoint
CREATE INDEX "coupon_holds_held_until" ON "coupon_holds" USING btree ("market","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_carts_code_hash" ON "kept_carts" USING btree ("market","code_hash");--> statement-breakpoint
CREATE INDEX "kept_carts_code_spent_on" ON "kept_carts" USING btree ("market","code_spent_on");--> statement-breakpoint
CREATE INDEX "kept_carts_saved_at" ON "kept_carts" USING btree ("market","saved_at");--> statement-breakpoint
CREATE INDEX "ledger_payments_stored_at" ON "ledger_payments" USING btree ("market","stored_at");--> statement-breakpoint
CREATE INDEX "payment_keys_expires_at" ON "payment_keys" USING btree ("market","expires_at");--> statement-breakpoint
CREATE INDEX "tallies_ends_at" ON "tallies" USING btree ("market","ends_at");--> statement-breakpoint
CREATE INDEX "order_codes_window_ends_at" ON "order_codes" USING btree ("market","window_ends_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("market","due_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_written_at" ON "outbox" USING btree ("market","written_at");--> statement-breakpoint
CREATE INDEX "account_changes_changed_at" ON "account_changes" USING btree ("market","changed_at");--> statement-breakpoint
CREATE INDEX "follow_ups_email" ON "follow_ups" USING btree ("market","email","requested_at");--> statement-breakpoint
CREATE INDEX "follow_ups_kind_requested_at" ON "follow_ups" USING btree ("market","kind","requested_at","id");--> statement-breakpoint
CREATE INDEX "follow_ups_requested_at" ON "follow_ups" USING btree ("market","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_logins_email" ON "identity_logins" USING btree ("market","email");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("market","model","uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant_id" ON "identity_payloads" USING btree ("market","grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_expires_at" ON "identity_payloads" USING btree ("market","expires_at");--> statement-breakpoint
CREATE INDEX "trade_ins_owner" ON "trade_ins" USING btree ("market","owner");--> statement-breakpoint
CREATE INDEX "portal_accounts_ends_on" ON "portal_accounts" USING btree ("market","ends_on") WHERE "portal_accounts"."ends_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_changes_key" ON "service_changes" USING btree ("market","account_id","key");--> statement-breakpoint
CREATE INDEX "service_changes_requested_at" ON "service_changes" USING btree ("market","account_id","requested_at");--> statement-breakpoint
CREATE INDEX "service_changes_age" ON "service_changes" USING btree ("market","requested_at");--> statement-breakpoint
CREATE INDEX "service_changes_due" ON "service_changes" USING btree ("market","due_at") WHERE "service_changes"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "portal_sessions_code_hash" ON "portal_sessions" USING btree ("market","code_hash");--> statement-breakpoint
CREATE INDEX "portal_sessions_ends_at" ON "portal_sessions" USING btree ("market","ends_at");
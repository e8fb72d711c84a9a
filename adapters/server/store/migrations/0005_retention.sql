DROP INDEX "sessions_opened_at";--> statement-breakpoint
ALTER TABLE "order_intents" ALTER COLUMN "receipt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "receipt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_keys" ALTER COLUMN "cipher_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_keys" ALTER COLUMN "integrity_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "holds" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "purge_at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint + 86400000 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD COLUMN "stored_at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_keys" ADD COLUMN "secret_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "installation_windows_date" ON "installation_windows" USING btree ("market","date");--> statement-breakpoint
CREATE INDEX "order_intents_receipt" ON "order_intents" USING btree ("market","started_at") WHERE "order_intents"."receipt" is not null;--> statement-breakpoint
CREATE INDEX "orders_receipt" ON "orders" USING btree ("market","placed_at") WHERE "orders"."receipt" is not null;--> statement-breakpoint
CREATE INDEX "reservations_window_id" ON "reservations" USING btree ("market","window_id");--> statement-breakpoint
CREATE INDEX "sessions_purge_at" ON "sessions" USING btree ("market","purge_at");--> statement-breakpoint
CREATE INDEX "ledger_payments_stored_at" ON "ledger_payments" USING btree ("market","stored_at");--> statement-breakpoint
CREATE INDEX "payment_keys_expires_at" ON "payment_keys" USING btree ("market","expires_at");--> statement-breakpoint
UPDATE "sessions" SET "purge_at" = "opened_at" + 86400000;--> statement-breakpoint
UPDATE "sessions" SET "purge_at" = "orders"."placed_at" + 7776000000 FROM "orders" WHERE "orders"."market" = "sessions"."market" AND "orders"."owner" = "sessions"."owner";--> statement-breakpoint
-- Keys in clear: whoever holds one draws another.
DELETE FROM "payment_keys";

CREATE TABLE "tallies" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tallies_ends_at" ON "tallies" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_claimed_at" ON "idempotency_keys" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "sessions_opened_at" ON "sessions" USING btree ("opened_at");
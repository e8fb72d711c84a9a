CREATE TABLE "follow_ups" (
	"market" text DEFAULT 'us' NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"street" text NOT NULL,
	"unit" text NOT NULL,
	"zip" text NOT NULL,
	"statement" text,
	"requested_at" bigint NOT NULL,
	CONSTRAINT "follow_ups_market_id_pk" PRIMARY KEY("market","id"),
	CONSTRAINT "follow_ups_kind" CHECK ("follow_ups"."kind" in ('notice', 'dispute'))
);
--> statement-breakpoint
CREATE INDEX "follow_ups_email" ON "follow_ups" USING btree ("market","email","requested_at");--> statement-breakpoint
CREATE INDEX "follow_ups_requested_at" ON "follow_ups" USING btree ("market","requested_at");
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
ALTER TABLE "sessions" ADD COLUMN "programs" jsonb;--> statement-breakpoint
CREATE INDEX "order_codes_window_ends_at" ON "order_codes" USING btree ("market","window_ends_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("market","due_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_written_at" ON "outbox" USING btree ("market","written_at");
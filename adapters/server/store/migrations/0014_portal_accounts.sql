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
CREATE INDEX "portal_accounts_ends_on" ON "portal_accounts" USING btree ("market","ends_on") WHERE "portal_accounts"."ends_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_changes_key" ON "service_changes" USING btree ("market","account_id","key");--> statement-breakpoint
CREATE INDEX "service_changes_requested_at" ON "service_changes" USING btree ("market","account_id","requested_at");--> statement-breakpoint
CREATE INDEX "service_changes_age" ON "service_changes" USING btree ("market","requested_at");--> statement-breakpoint
CREATE INDEX "service_changes_due" ON "service_changes" USING btree ("market","due_at") WHERE "service_changes"."state" = 'pending';
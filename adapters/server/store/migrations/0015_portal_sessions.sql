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
CREATE UNIQUE INDEX "portal_sessions_code_hash" ON "portal_sessions" USING btree ("market","code_hash");--> statement-breakpoint
CREATE INDEX "portal_sessions_ends_at" ON "portal_sessions" USING btree ("market","ends_at");
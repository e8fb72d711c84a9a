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
CREATE UNIQUE INDEX "identity_logins_email" ON "identity_logins" USING btree ("market","email");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("market","model","uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant_id" ON "identity_payloads" USING btree ("market","grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_expires_at" ON "identity_payloads" USING btree ("market","expires_at");
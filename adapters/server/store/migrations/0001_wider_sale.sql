ALTER TABLE "sessions" ADD COLUMN "risk" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "card" TO "payment";--> statement-breakpoint
ALTER TABLE "order_intents" RENAME COLUMN "card_token" TO "payment_token";--> statement-breakpoint
CREATE TABLE "ledger_payments" (
	"token" text PRIMARY KEY NOT NULL,
	"summary" jsonb NOT NULL,
	"declines" boolean NOT NULL
);
--> statement-breakpoint
INSERT INTO "ledger_payments" ("token", "summary", "declines")
SELECT "token", jsonb_build_object('kind', 'card', 'issuer', "issuer", 'lastFour', "last_four"), "declines"
FROM "ledger_cards";
--> statement-breakpoint
DROP TABLE "ledger_cards";--> statement-breakpoint
UPDATE "sessions"
SET "payment" = jsonb_set("payment", '{summary,kind}', '"card"')
WHERE jsonb_typeof("payment" -> 'summary') = 'object';
--> statement-breakpoint
-- How it stood when the session opened: idle 30 minutes, 8 hours in all.
UPDATE "sessions"
SET "localization" = jsonb_set(
	"localization",
	'{sessionInfo,status}',
	("localization" #> '{sessionInfo,status}') || '{"remainingMs": 1800000, "lifetimeMs": 28800000}'
)
WHERE jsonb_typeof("localization" #> '{sessionInfo,status}') = 'object';
--> statement-breakpoint
UPDATE "orders"
SET "receipt" = ("receipt" - 'card')
	|| jsonb_build_object('payment', jsonb_build_object('kind', 'card') || ("receipt" -> 'card'))
WHERE jsonb_typeof("receipt" -> 'card') = 'object';
--> statement-breakpoint
UPDATE "order_intents"
SET "receipt" = ("receipt" - 'card')
	|| jsonb_build_object('payment', jsonb_build_object('kind', 'card') || ("receipt" -> 'card'))
WHERE jsonb_typeof("receipt" -> 'card') = 'object';
--> statement-breakpoint
UPDATE "idempotency_keys"
SET "answer" = jsonb_set(
	"answer",
	'{receipt}',
	(("answer" -> 'receipt') - 'card')
		|| jsonb_build_object('payment', jsonb_build_object('kind', 'card') || ("answer" #> '{receipt,card}'))
)
WHERE jsonb_typeof("answer" #> '{receipt,card}') = 'object';

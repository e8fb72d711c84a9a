CREATE TABLE "trade_ins" (
	"market" text DEFAULT 'us' NOT NULL,
	"imei_key" text NOT NULL,
	"owner" text NOT NULL,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "trade_ins_market_imei_key_pk" PRIMARY KEY("market","imei_key")
);
--> statement-breakpoint
CREATE INDEX "trade_ins_owner" ON "trade_ins" USING btree ("market","owner");--> statement-breakpoint
CREATE INDEX "kept_carts_code_spent_on" ON "kept_carts" USING btree ("market","code_spent_on");
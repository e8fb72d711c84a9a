ALTER TABLE "order_intents" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;
ALTER TABLE "kept_carts" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_carts" ALTER COLUMN "code_expires_at" DROP NOT NULL;
import type { PageWriters } from '#ui/content/page-entry.ts'
import { semAboutMobile } from './sem-about-mobile.ts'
import { semAll } from './sem-all.ts'
import { semExisting } from './sem-existing.ts'
import { semInternet } from './sem-internet.ts'
import { semLatino } from './sem-latino.ts'
import { semMobileDeals } from './sem-mobile-deals.ts'
import { semMovers } from './sem-movers.ts'
import { semSamsung } from './sem-samsung.ts'
import { semSymmetrical } from './sem-symmetrical.ts'
import { semTvSet } from './sem-tv-set.ts'
import { semUnlimited } from './sem-unlimited.ts'
import { semVideoApps } from './sem-video-apps.ts'
import { semVideo } from './sem-video.ts'
import { semVoice } from './sem-voice.ts'
import { whyAtt } from './why-att.ts'
import { whyFrontier } from './why-frontier.ts'
import { whyTMobile } from './why-t-mobile.ts'
import { whyVerizon } from './why-verizon.ts'
import { why } from './why.ts'

/** The pages of search marketing, in English. */
export const semPages = {
  '/sem': semAll,
  '/sem/video': semVideo,
  '/sem/video-apps': semVideoApps,
  '/sem/internet': semInternet,
  '/sem/ec': semExisting,
  '/sem/internet-sym': semSymmetrical,
  '/sem/voice': semVoice,
  '/sem/latino': semLatino,
  '/sem/video-atv': semTvSet,
  '/sem/movers': semMovers,
  '/sem/why-{product}': why,
  '/sem/why-{product}/frontier': whyFrontier,
  '/sem/why-{product}/verizon': whyVerizon,
  '/sem/why-{product}/t-mobile': whyTMobile,
  '/sem/why-{product}/att': whyAtt,
  '/sem/mobile/mob-m-about-{product}-mobile': semAboutMobile,
  '/sem/mobile/mob-unlimited-plans': semUnlimited,
  '/sem/mobile/shop-samsung-internet': semSamsung,
  '/sem/mobile/deals': semMobileDeals,
} satisfies PageWriters

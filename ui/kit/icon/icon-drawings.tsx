import type { ReactElement } from 'react'

export type IconName =
  | 'check'
  | 'alert'
  | 'arrow'
  | 'wifi'
  | 'phone'
  | 'calendar'
  | 'card'
  | 'home'
  | 'pencil'
  | 'plus'
  | 'minus'
  | 'lock'
  | 'receipt'
  | 'clock'
  | 'signal'
  | 'close'
  | 'info'
  | 'gift'
  | 'note'
  | 'mark'
  | 'coin'

/** Each on a grid of 24 with one line weight. */
export const drawing: Readonly<Record<IconName, ReactElement>> = {
  check: <path d="M4 13c2 1 3.500 3 5 5.500C11.500 12.500 15 8 20.500 5" />,
  alert: <path d="M12 3 3 12l9 9 9-9zM12 8v4.500M12 16v.01" />,
  arrow: (
    <path d="M3 13c5 2.500 11 1.500 17.500-1M15 6.500c1.500 2.500 3.500 4.500 6 5.300-2.500 1.200-4.200 3.200-5 6" />
  ),
  wifi: (
    <path d="M2.500 9.500C8 4 16 4 21.500 9.500M6 13.500c3.500-3.300 8.500-3.300 12 0M9.500 17c1.500-1.300 3.500-1.300 5 0M12 20.500v.01" />
  ),
  phone: (
    <path d="M7 2.500h10c.8 0 1.500.7 1.500 1.500v16c0 .8-.7 1.500-1.500 1.500H7c-.8 0-1.500-.7-1.500-1.500V4c0-.8.7-1.500 1.500-1.500zM10.500 18.500h3" />
  ),
  calendar: <path d="M4 6h16v14.500H4zM4 11h16M8.500 3v5M15.500 3v5M8.500 15.500l2 2 4.500-3.500" />,
  card: (
    <path d="M3 6.500c0-.8.7-1.500 1.500-1.500h15c.8 0 1.500.7 1.500 1.500v11c0 .8-.7 1.500-1.500 1.500h-15c-.8 0-1.500-.7-1.500-1.500zM3 10h18M6.500 15.500H11" />
  ),
  home: <path d="M2.500 11.500 12 3.500l9.500 8M5 9.500v11h14v-11M10 20.500v-6h4v6" />,
  pencil: <path d="m4 20 1-5L16 4l4 4L9 19zM13.500 6.500l4 4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  lock: <path d="M5 11h14v9.500H5zM8 11V7.500C8 5 9.800 3.500 12 3.500S16 5 16 7.500V11M12 15v2" />,
  receipt: <path d="M5 3v18l2.500-1.800L10 21l2-1.800L14 21l2.500-1.800L19 21V3zM9 8h6M9 12.500h6" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500V12l3.500 2" />,
  signal: <path d="M4 20v-3M9.300 20v-6.500M14.600 20V9.500M20 20V4.500" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  info: <path d="M12 3 3 12l9 9 9-9zM12 11.500V16M12 8v.01" />,
  note: <path d="M12 11v8.500M12 5v.01" />,
  mark: <path d="M12 4.500v9M12 19v.01" />,
  coin: (
    <path d="M12 4v16M16.500 7.500c-1-1.200-2.500-1.700-4.500-1.700-2.500 0-4.300 1-4.300 3 0 4.200 9 2.200 9 6.500 0 2-2 3-4.700 3-2.200 0-4-.7-5-2" />
  ),
  gift: (
    <path d="M4 12h16v8.500H4zM3 8h18v4H3zM12 8v12.500M12 8C9 8 7 6.800 7 5.200 7 4 8 3.300 9 3.300c2 0 3 2.200 3 4.700 0-2.500 1-4.700 3-4.700 1 0 2 .7 2 1.900C17 6.800 15 8 12 8z" />
  ),
}

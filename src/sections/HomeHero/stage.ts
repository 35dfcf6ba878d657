/** Geometry of the overlay on `hero.svg`, in units of its 1440 × 900 stage. */
export const heroStage = {
  width: 1440,
  height: 900,
  callouts: [
    { plate: 3, anchor: [1104, 248], bend: [1146, 206], shelfY: 206, shelfEndX: 1384 },
    { plate: 2, anchor: [1148, 422], bend: [1204, 366], shelfY: 366, shelfEndX: 1384 },
    { plate: 1, anchor: [1136, 554], bend: [1164, 526], shelfY: 526, shelfEndX: 1384 },
    { plate: 0, anchor: [1116, 628], bend: [1174, 686], shelfY: 686, shelfEndX: 1384 },
  ],
  words: {
    AI: { node: [725, 420], leader: 'M-3000 568L577 568L725 420', bus: 'M619 367L794 454M725 420V325' },
    Automation: { node: [807, 713], leader: 'M-3000 568L662 568L807 713', bus: 'M606 612L807 713M807 713V617' },
    Integration: { node: [800, 562], leader: 'M-3000 568L794 568L800 562', bus: 'M647 486L874 599M800 562V487' },
    Intelligence: { node: [639, 357], leader: 'M-3000 568L428 568L639 357', bus: 'M639 357L661 358M639 357V281' },
  },
} as const;

/** Geometry of the overlay on `hero-phone.svg`, in units of its 350 × 470 box. */
export const heroPhone = {
  width: 350,
  height: 470,
  railX: 361,
  words: {
    AI: { node: [303, 235], leader: 'M361 -900L361 177L303 235', bus: 'M286 218L303 235L273 233M303 235V186' },
    Automation: { node: [257, 398], leader: 'M361 -900L361 294L257 398', bus: 'M331 374L269 404L257 398M257 398V353' },
    Integration: { node: [277, 321], leader: 'M361 -900L361 237L277 321', bus: 'M322 298L215 351M277 321V271' },
    Intelligence: { node: [274, 247], leader: 'M361 -900L361 160L274 247', bus: 'M303 235L274 247L273 233' },
  },
} as const;

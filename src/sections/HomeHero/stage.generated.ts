// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** What the page draws over the desktop drawing, in units of its 1440 × 900 stage. */
export const heroStage = {"width":1440,"height":900,"callouts":[{"plate":3,"anchor":[1104,248],"bend":[1146,206],"shelfY":206,"shelfEndX":1384},{"plate":2,"anchor":[1148,422],"bend":[1204,366],"shelfY":366,"shelfEndX":1384},{"plate":1,"anchor":[1136,554],"bend":[1164,526],"shelfY":526,"shelfEndX":1384},{"plate":0,"anchor":[1116,628],"bend":[1174,686],"shelfY":686,"shelfEndX":1384}],"words":{"AI":{"node":[725,420],"leader":"M-3000 568L577 568L725 420","bus":"M619 367L794 454M725 420V325"},"Automation":{"node":[807,713],"leader":"M-3000 568L662 568L807 713","bus":"M606 612L807 713M807 713V617"},"Integration":{"node":[800,562],"leader":"M-3000 568L794 568L800 562","bus":"M647 486L874 599M800 562V487"},"Intelligence":{"node":[639,357],"leader":"M-3000 568L428 568L639 357","bus":"M639 357L661 358M639 357V281"}}} as const;

/** What the page draws over the phone drawing, in units of its 350 × 470 box. */
export const heroPhone = {"width":350,"height":470,"railX":0,"words":{"AI":{"node":[85,235],"leader":"M0 -900L0 150L85 235","bus":"M29 207L121 253M85 235V180"},"Automation":{"node":[78,367],"leader":"M0 -900L0 289L78 367","bus":"M78 367L71 370L128 399M78 367V318"},"Integration":{"node":[78,296],"leader":"M0 -900L0 218L78 296","bus":"M29 271L135 324M78 296V247"},"Intelligence":{"node":[40,202],"leader":"M0 -900L0 162L40 202","bus":"M40 202L51 202M40 202V157"}}} as const;

/** The rectangle of the desktop stage that the film covers. */
export const film = {"x":598,"y":160,"width":608,"height":608} as const;

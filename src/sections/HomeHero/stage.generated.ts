// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** What the page draws over the desktop drawing, in units of its 1440 × 900 stage. */
export const heroStage = {"width":1440,"height":900,"callouts":[{"plate":3,"anchor":[1078,248],"bend":[1120,206],"shelfY":206,"shelfEndX":1384},{"plate":2,"anchor":[1122,422],"bend":[1188,356],"shelfY":356,"shelfEndX":1384},{"plate":1,"anchor":[1110,554],"bend":[1158,506],"shelfY":506,"shelfEndX":1384},{"plate":0,"anchor":[1090,628],"bend":[1118,656],"shelfY":656,"shelfEndX":1384}],"words":{"AI":{"node":[699,420],"leader":"M-3000 568L551 568L699 420","bus":"M593 367L768 454M699 420V325"},"Automation":{"node":[781,713],"leader":"M-3000 568L636 568L781 713","bus":"M580 612L781 713M781 713V617"},"Integration":{"node":[774,562],"leader":"M-3000 568L768 568L774 562","bus":"M621 486L848 599M774 562V487"},"Intelligence":{"node":[613,357],"leader":"M-3000 568L402 568L613 357","bus":"M613 357L635 358M613 357V281"}}} as const;

/** What the page draws over the phone drawing, in units of its 350 × 470 box. */
export const heroPhone = {"width":350,"height":470,"railX":361,"words":{"AI":{"node":[217,275],"leader":"M361 -900L361 131L217 275","bus":"M206 269L227 280M217 275V229"},"Automation":{"node":[297,383],"leader":"M361 -900L361 319L297 383","bus":"M328 372L302 386L297 383M297 383V333"},"Integration":{"node":[257,326],"leader":"M361 -900L361 222L257 326","bus":"M317 296L211 349M257 326V281"},"Intelligence":{"node":[303,235],"leader":"M361 -900L361 177L303 235","bus":"M286 218L303 235L273 233M303 235V186"}}} as const;

/** The rectangle of the desktop stage that the film covers. */
export const film = {"x":572,"y":160,"width":608,"height":608} as const;

// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** What the page draws over the desktop drawing, in units of its 1440 × 900 stage. */
export const heroStage = {"width":1440,"height":900,"callouts":[{"plate":3,"anchor":[1086,244],"bend":[1124,206],"shelfY":206,"shelfEndX":1384},{"plate":2,"anchor":[1126,416],"bend":[1186,356],"shelfY":356,"shelfEndX":1384},{"plate":1,"anchor":[1115,549],"bend":[1158,506],"shelfY":506,"shelfEndX":1384},{"plate":0,"anchor":[1097,630],"bend":[1123,656],"shelfY":656,"shelfEndX":1384}],"words":{"AI":{"node":[748,413],"leader":"M80 568L593 568L748 413","bus":"M653 366.1L809.2 444.2M747.6 413.4L747.6 312.6"},"Automation":{"node":[821,707],"leader":"M80 568L682 568L821 707","bus":"M640.9 616.4L821.3 706.6M821.3 706.6L821.3 604.7"},"Integration":{"node":[814,556],"leader":"M80 568L802 568L814 556","bus":"M678.1 487.8L880.5 589M814.5 556L814.5 473.7"},"Intelligence":{"node":[671,357],"leader":"M80 568L460 568L671 357","bus":"M670.6 357.3L690.4 358.4M670.6 357.3L670.6 274.1"}}} as const;

/** What the page draws over the phone drawing, in units of its 350 × 470 box. */
export const heroPhone = {"width":350,"height":470,"railX":361,"words":{"AI":{"node":[217,275],"leader":"M361 -900L361 131L217 275","bus":"M206.3 269.4L227.2 279.9M216.7 274.7L216.7 229.1"},"Automation":{"node":[297,383],"leader":"M361 -900L361 319L297 383","bus":"M328.4 372.4L302.2 385.5L296.7 382.8M296.7 382.8L296.7 333.2"},"Integration":{"node":[257,326],"leader":"M361 -900L361 222L257 326","bus":"M317.1 296L211 349.1M256.8 326.2L256.8 281.1"},"Intelligence":{"node":[303,235],"leader":"M361 -900L361 177L303 235","bus":"M286.2 217.7L303.2 235.4L273.1 233.4M303.2 235.4L303.2 185.9"}}} as const;

/** The rectangle of the desktop stage that the film covers. */
export const film = {"x":628,"y":164,"width":560,"height":592} as const;

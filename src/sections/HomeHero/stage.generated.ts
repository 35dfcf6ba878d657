// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** What the page draws over the desktop drawing, in units of its 1440 × 900 stage. */
export const heroStage = {"width":1440,"height":900,"callouts":[{"plate":3,"anchor":[1086,244],"bend":[1124,206],"shelfY":206,"shelfEndX":1384},{"plate":2,"anchor":[1126,416],"bend":[1186,356],"shelfY":356,"shelfEndX":1384},{"plate":1,"anchor":[1115,549],"bend":[1158,506],"shelfY":506,"shelfEndX":1384},{"plate":0,"anchor":[1097,630],"bend":[1123,656],"shelfY":656,"shelfEndX":1384}],"words":{"AI":{"node":[748,413],"leader":"M-3000 568L593 568L748 413","bus":"M653 366L809 444M748 413V313"},"Automation":{"node":[821,707],"leader":"M-3000 568L682 568L821 707","bus":"M641 616L821 707M821 707V605"},"Integration":{"node":[814,556],"leader":"M-3000 568L802 568L814 556","bus":"M678 488L880 589M814 556V474"},"Intelligence":{"node":[671,357],"leader":"M-3000 568L460 568L671 357","bus":"M671 357L690 358M671 357V274"}}} as const;

/** What the page draws over the phone drawing, in units of its 350 × 470 box. */
export const heroPhone = {"width":350,"height":470,"railX":361,"words":{"AI":{"node":[217,275],"leader":"M361 -900L361 131L217 275","bus":"M206 269L227 280M217 275V229"},"Automation":{"node":[297,383],"leader":"M361 -900L361 319L297 383","bus":"M328 372L302 386L297 383M297 383V333"},"Integration":{"node":[257,326],"leader":"M361 -900L361 222L257 326","bus":"M317 296L211 349M257 326V281"},"Intelligence":{"node":[303,235],"leader":"M361 -900L361 177L303 235","bus":"M286 218L303 235L273 233M303 235V186"}}} as const;

/** The rectangle of the desktop stage that the film covers. */
export const film = {"x":628,"y":164,"width":560,"height":592} as const;

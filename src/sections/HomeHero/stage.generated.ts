// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** What the page draws over the desktop drawing, in units of its 1440 × 900 stage. */
export const heroStage = {"width":1440,"height":900,"callouts":[{"plate":3,"anchor":[1086,232],"bend":[1112,206],"shelfY":206,"shelfEndX":1384},{"plate":2,"anchor":[1126,404],"bend":[1174,356],"shelfY":356,"shelfEndX":1384},{"plate":1,"anchor":[1115,537],"bend":[1146,506],"shelfY":506,"shelfEndX":1384},{"plate":0,"anchor":[1097,618],"bend":[1135,656],"shelfY":656,"shelfEndX":1384}],"words":{"AI":{"node":[748,401],"leader":"M-3000 568L581 568L748 401","bus":"M653 354L809 432M748 401V301"},"Automation":{"node":[821,695],"leader":"M-3000 568L694 568L821 695","bus":"M641 604L821 695M821 695V593"},"Integration":{"node":[814,544],"leader":"M-3000 568L790 568L814 544","bus":"M678 476L880 577M814 544V462"},"Intelligence":{"node":[671,345],"leader":"M-3000 568L448 568L671 345","bus":"M671 345L690 346M671 345V262"}}} as const;

/** What the page draws over the phone drawing, in units of its 350 × 470 box. */
export const heroPhone = {"width":350,"height":470,"railX":361,"words":{"AI":{"node":[217,275],"leader":"M361 -900L361 131L217 275","bus":"M206 269L227 280M217 275V229"},"Automation":{"node":[297,383],"leader":"M361 -900L361 319L297 383","bus":"M328 372L302 386L297 383M297 383V333"},"Integration":{"node":[257,326],"leader":"M361 -900L361 222L257 326","bus":"M317 296L211 349M257 326V281"},"Intelligence":{"node":[303,235],"leader":"M361 -900L361 177L303 235","bus":"M286 218L303 235L273 233M303 235V186"}}} as const;

/** The rectangle of the desktop stage that the film covers. */
export const film = {"x":628,"y":152,"width":560,"height":592} as const;

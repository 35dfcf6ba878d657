// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** By the drawing's address: where the corner of its plate lies that is farthest from the viewer, and how many of the drawing's units a plate unit has. */
export const plateViews: Readonly<Record<string, readonly [x: number, y: number, unit: number]>> = {"/drawings/plate-01.svg":[291,100,20.5],"/drawings/plate-02.svg":[291,100,20.5],"/drawings/plate-03.svg":[291,100,20.5],"/drawings/plate-04.svg":[291,100,20.5],"/drawings/service-s4hana.svg":[338,194,21.6],"/drawings/service-experience.svg":[340,132,24.6],"/drawings/service-ai.svg":[340,132,24.6],"/drawings/service-joule.svg":[338,194,21.6],"/drawings/service-upgrade.svg":[340,132,24.6]};

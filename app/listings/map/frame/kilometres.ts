import * as L from 'leaflet';

/** Closer than this the drawn map has nothing finer: a grid of kilometres says how far things are. */
const fromZoom = 12;
/** Degrees of a kilometre at 50.5° north. */
const step = { latitude: 1 / 111.2, longitude: 1 / 70.8 };

/** Hairlines at each kilometre, counted from the equator and Greenwich, so that they stay where they are. */
export function addKilometres(map: L.Map, renderer: L.Renderer): void {
  const lines = L.layerGroup().addTo(map);
  const draw = () => {
    lines.clearLayers();
    if (map.getZoom() < fromZoom) return;
    const bounds = map.getBounds().pad(0.5);
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
    const add = (from: L.LatLngTuple, to: L.LatLngTuple) =>
      L.polyline([from, to], { renderer, pane: 'land', interactive: false, className: 'kilometre', weight: 1 }).addTo(
        lines,
      );
    for (let at = Math.ceil(south / step.latitude); at * step.latitude < north; at += 1) {
      add([at * step.latitude, west], [at * step.latitude, east]);
    }
    for (let at = Math.ceil(west / step.longitude); at * step.longitude < east; at += 1) {
      add([south, at * step.longitude], [north, at * step.longitude]);
    }
  };
  map.on('moveend', draw);
  draw();
}
